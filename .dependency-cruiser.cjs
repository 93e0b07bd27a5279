/**
 * Dependencies point one way (docs/architecture.md): a package imports only what stands to its left.
 * cards <- table <- games <- (engine | odds | house) <- (client | floor) <- cli
 */
const left = {
  cards: [],
  table: ['cards'],
  games: ['cards', 'table'],
  engine: ['cards', 'table', 'games'],
  odds: ['cards', 'table', 'games'],
  house: ['cards', 'table', 'games'],
  client: ['house'],
  floor: ['cards', 'table', 'games', 'odds', 'house'],
  cli: ['cards', 'table', 'games', 'odds', 'house', 'floor'],
};

const arrows = Object.entries(left).map(([name, allowed]) => ({
  name: `${name}-imports-only-from-its-left`,
  severity: 'error',
  comment: `${name} may import ${allowed.join(', ') || 'no other package'}`,
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'rulebooks-stand-on-their-own',
      comment: 'rulebooks/ imports no package, and only those who show it import it',
      severity: 'error',
      from: { path: '^rulebooks/' },
      to: { path: '^packages/' },
    },
    {
      name: 'rulebooks-are-for-those-who-show-them',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/(house|cli)/' },
      to: { path: '^rulebooks/' },
    },
    {
      name: 'the-client-knows-the-house-by-its-protocol',
      severity: 'error',
      from: { path: '^packages/client/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/house/', pathNot: '^packages/house/src/protocol/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { pathNot: '\\.(test|bench)\\.tsx?$|/testing/' },
      to: { path: '\\.test\\.tsx?$|/testing/' },
    },
    {
      name: 'packages-meet-at-the-door',
      comment: 'Another package is imported by its exports, never by a path into its folders.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|bundle|node_modules)/' },
    tsPreCompilationDeps: true,
    // The swc parser cannot read JSX: components are listed but not parsed here; packages/floor/src/web/imports.test.ts
    // checks the direction of what they import.
    extraExtensionsToScan: ['.tsx'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'default'] },
  },
};
