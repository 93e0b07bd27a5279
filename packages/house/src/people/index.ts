export { NameRefused } from './names.ts';
export { PasswordRefused } from './passwords.ts';
export {
  People,
  type Person,
  PersonError,
  PLAY_CHIPS,
  type SignedIn,
  SignInRefused,
  TopUpRefused,
} from './people.ts';
export type { Role } from './roles.ts';
export type { Session, Sessions } from './sessions.ts';
export { SignInLocked } from './sign-in-guard.ts';
