export { type Anchor, type Found, locate } from './anchors.ts';
export { filesIn, Product } from './product.ts';
export { type Doors, type Export, Reach } from './reach.ts';
export { titledTests } from './test-titles.ts';
