import { rankHand } from '@croupier/engine';

const [ann, ben] = ['As Ah Ac Td Th 2c 3c', 'Ks Kh Kc Qd Qh 2c 3c'].map((cards) => rankHand(cards));
console.log(`Ann has ${ann?.name} (${ann?.cards}), Ben has ${ben?.name} (${ben?.cards}).`);
console.log((ann?.strength ?? 0) > (ben?.strength ?? 0) ? 'Ann wins.' : 'Ann does not win.');
//> Ann has aces full of tens (As Ah Ac Th Td), Ben has kings full of queens (Ks Kh Kc Qh Qd).
//> Ann wins.
