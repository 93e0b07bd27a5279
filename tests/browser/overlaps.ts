import type { Page } from '@playwright/test';

/** At poker a plate lies on the lower ends of its own cards, as the buttons beside it do; nothing else lies on anything. */
export const OWN_PLATE =
  /\((b\.|span\.(chair-name|mark|kill-button\.on|figures\.chair-stack|)|text\.)\) on a card$/;

/**
 * What a person would call untidy on the page as it is now: letters on letters, letters under a card, letters or cards
 * outside the window, words cut off. Letters inside a card are the card's own.
 */
export const untidy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** A box as it lies on the felt, turned by so much. */
    interface Laid {
      readonly owner: Element;
      readonly words: string;
      readonly box: DOMRect;
      readonly corners: readonly (readonly [number, number])[];
    }
    /** Less than this is the air around letters. */
    const SLACK = 2;
    /** How much of a line's height its letters take. */
    const INK = 0.7;

    const shown = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.closest('.unseen, [hidden], dialog:not([open]), option') === null;

    const turnOf = (one: Element): number => {
      if (one instanceof SVGGraphicsElement) {
        const matrix = one.getScreenCTM();
        return matrix ? Math.atan2(matrix.b, matrix.a) : 0;
      }
      let angle = 0;
      for (let around: Element | null = one; around; around = around.parentElement) {
        const { transform, rotate } = getComputedStyle(around);
        if (transform !== 'none') {
          const { a, b } = new DOMMatrix(transform);
          angle += Math.atan2(b, a);
        }
        if (rotate !== 'none') angle += (Number.parseFloat(rotate) * Math.PI) / 180;
      }
      return angle;
    };

    const within = (box: DOMRect, clip: DOMRect): DOMRect => {
      const [left, top] = [Math.max(box.left, clip.left), Math.max(box.top, clip.top)];
      const [right, bottom] = [Math.min(box.right, clip.right), Math.min(box.bottom, clip.bottom)];
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    /** What is left of a box inside everything around it that cuts off. */
    const seenPart = (box: DOMRect, owner: Element): DOMRect => {
      let seen = box;
      for (let around: Element | null = owner; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX !== 'visible' || overflowY !== 'visible')
          seen = within(seen, around.getBoundingClientRect());
      }
      return seen;
    };

    /** Letters that were squeezed to fit: the browser measures them as they would be otherwise, from where they begin. */
    const drawnIn = (one: Element): number | undefined => {
      const length = one.getAttribute('textLength');
      const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
      return length && matrix ? Number(length) * Math.hypot(matrix.a, matrix.b) : undefined;
    };
    const middleOf = (one: Element, box: DOMRect): { readonly x: number; readonly y: number } => {
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const squeezed = drawnIn(one);
      if (squeezed === undefined || !(one instanceof SVGTextContentElement)) return middle;
      const much = (box.width / Math.max(0.2, Math.abs(Math.cos(turnOf(one)))) - squeezed) / 2;
      const angle = turnOf(one);
      return { x: middle.x - much * Math.cos(angle), y: middle.y - much * Math.sin(angle) };
    };

    const lay = (owner: Element, words: string, outer: DOMRect, ink: number): Laid => {
      const box = seenPart(outer, owner);
      const angle = turnOf(owner);
      const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
      const spread = c * c - s * s;
      const whole = Math.abs(spread) < 0.2 ? box.width : (box.width * c - box.height * s) / spread;
      const wide = drawnIn(owner) ?? whole;
      const high = Math.abs(spread) < 0.2 ? box.height : (box.height * c - box.width * s) / spread;
      const { x, y } = middleOf(owner, box);
      const [halfWide, halfHigh] = [wide / 2 - SLACK / 2, (high * ink) / 2 - SLACK / 2];
      const corners = [
        [-halfWide, -halfHigh],
        [halfWide, -halfHigh],
        [halfWide, halfHigh],
        [-halfWide, halfHigh],
      ].map(
        ([dx = 0, dy = 0]) =>
          [
            x + dx * Math.cos(angle) - dy * Math.sin(angle),
            y + dx * Math.sin(angle) + dy * Math.cos(angle),
          ] as const,
      );
      return { owner, words, box, corners };
    };

    /** Two boxes lie apart if some side of one has all of the other beyond it. */
    const apart = (a: Laid, b: Laid): boolean =>
      a.corners.some(([x1, y1], i) => {
        const [x2, y2] = a.corners[(i + 1) % 4] ?? [0, 0];
        const along = ([x, y]: readonly [number, number]): number =>
          (x - x1) * (y2 - y1) - (y - y1) * (x2 - x1);
        return b.corners.every((corner) => along(corner) >= 0);
      });
    const meet = (a: Laid, b: Laid): boolean => !apart(a, b) && !apart(b, a);

    const nameOf = (one: Element): string => {
      const area = one.closest('.area')?.querySelector('[data-area]')?.getAttribute('data-area');
      return `${area ? `${area} ` : ''}${one.localName}.${[...one.classList].join('.')}`;
    };

    const main = [...document.querySelectorAll('main')].find((one) => one.checkVisibility());
    if (main === undefined) return ['There is no page.'];
    /** A panel that somebody decides on lies over the layout; what it covers is not read meanwhile. */
    const panel = main.querySelector('.courtesy');
    const covered = (owner: Element, { left, right, top, bottom }: DOMRect): boolean => {
      if (!panel || panel.contains(owner)) return false;
      const over = panel.getBoundingClientRect();
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    };
    const texts: Laid[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!owner || words === '' || !shown(owner) || owner.closest('.card')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const laid = lay(owner, words, rect, INK);
        if (laid.box.width > 1 && laid.box.height > 1 && !covered(owner, laid.box)) texts.push(laid);
      }
    }
    const cards = [...main.querySelectorAll('.card, .peel-card')]
      .filter(shown)
      .map((owner) => lay(owner, 'a card', owner.getBoundingClientRect(), 1))
      .filter(({ owner, box }) => box.width > 1 && box.height > 1 && !covered(owner, box));

    const said: string[] = [];
    const wide = document.scrollingElement?.scrollWidth ?? 0;
    if (wide > innerWidth + 1) said.push(`the page is ${wide} wide in a window of ${innerWidth}`);
    for (const { owner, box, words } of [...texts, ...cards])
      if (box.left < -1 || box.right > innerWidth + 1)
        said.push(`outside the window: "${words}" (${nameOf(owner)})`);
    const edges = panel?.getBoundingClientRect();
    for (const { owner } of cards) {
      const { left, right } = owner.getBoundingClientRect();
      if (edges && panel?.contains(owner) && (left < edges.left || right > edges.right))
        said.push(`outside its panel: a card (${nameOf(owner)})`);
    }
    for (const { owner, words } of texts) {
      const { overflowX, textOverflow } = getComputedStyle(owner);
      if (overflowX !== 'visible' && textOverflow !== 'ellipsis' && owner.scrollWidth > owner.clientWidth + 1)
        said.push(`cut off: "${words}" (${nameOf(owner)})`);
    }
    const label = (one: Element): Element => one.closest('text') ?? one;
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1)) {
        const [a, b] = [label(one.owner), label(other.owner)];
        if (!a.contains(b) && !b.contains(a) && meet(one, other))
          said.push(`"${one.words}" (${nameOf(one.owner)}) on "${other.words}" (${nameOf(other.owner)})`);
      }
    for (const text of texts)
      for (const card of cards)
        if (meet(text, card)) said.push(`"${text.words}" (${nameOf(text.owner)}) on a card`);
    /** Cards of one hand may lie on each other, never on those of another seat. */
    const handOf = (one: Laid): Element | null => one.owner.closest('.seat-hand');
    for (const [index, one] of cards.entries())
      for (const other of cards.slice(index + 1)) {
        const [a, b] = [handOf(one), handOf(other)];
        if (a && b && a !== b && meet(one, other))
          said.push(
            `a card of "${a.getAttribute('aria-label')}" on one of "${b.getAttribute('aria-label')}"`,
          );
      }
    return [...new Set(said)];
  });
