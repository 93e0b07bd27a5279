/** What is tried first on any door, at eight characters or more: from the lists that are published after every breach. */
const COMMON: ReadonlySet<string> = new Set(
  `
password passw0rd password1 password12 password123 passwords p@ssw0rd p@ssword 12345678 123456789 1234567890 123123123
87654321 987654321 11223344 12341234 qwertyui qwertyuiop qwerty123 qwerty12 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc asdfghjk
asdfghjkl zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh a1b2c3d4 iloveyou iloveyou1 sunshine sunshine1 princess princess1
football football1 baseball basketball superman batman123 trustno1 letmein1 letmein123 welcome1 welcome123 admin123
administrator changeme changeme1 monkey123 dragon123 master123 shadow123 michael1 jennifer jordan23 michelle computer
internet whatever starwars pokemon1 liverpool chelsea1 arsenal1 corvette mercedes mustang1 harley123 blink182 charlie1
samantha victoria1 alexander elizabeth christine jonathan password! password. secret123 default1 guest123 access14
qwerty1! asdf1234 zaq12wsx 1234qwer q1w2e3r4 q1w2e3r4t5 pass1234 test1234 testtest hello123 hellohello freedom1 ncc1701d
croupier croupier1 casino123 blackjack baccarat poker123 pokerface jackpot1 luckyday lucky777 77777777 royalflush
`.split(/\s+/),
);

/** True of a famous password, also with signs or digits hung on to it. */
export const isCommonPassword = (small: string): boolean =>
  COMMON.has(small) || COMMON.has(small.replace(/[^\p{L}]+$/u, ''));
