/** What somebody of the house does at a table. */
interface Duties {
  /** Says that something went wrong with the cards. */
  readonly irregularities: boolean;
  /** Calls awards from a meter, and withdraws a mistaken call. */
  readonly calls: boolean;
  /** Confirms such an award, and backs out a paid one. */
  readonly confirms: boolean;
}

export const dutiesOf = (roles: readonly string[]): Duties => {
  const supervises = roles.includes('floor') || roles.includes('admin');
  const deals = supervises || roles.includes('dealer');
  return { irregularities: deals, calls: deals, confirms: supervises };
};
