/**
 * What somebody may do in the house. Everybody plays; the rest is given. The cage has no work here yet: books in which
 * somebody has its role are read, and nobody gets it any more.
 */
export const ROLES = ['player', 'dealer', 'floor', 'cage', 'surveillance', 'admin'] as const;

/** One of the roles. */
export type Role = (typeof ROLES)[number];

/** Roles in one order, each once, and with them that of a player. */
export const withPlayer = (roles: Iterable<Role>): Role[] => {
  const given = new Set<Role>(['player', ...roles]);
  return ROLES.filter((role) => given.has(role));
};
