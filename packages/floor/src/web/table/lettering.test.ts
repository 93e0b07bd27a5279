import { describe, expect, it } from 'vitest';
import { footOf, lettering } from './lettering.ts';

describe('the print on a betting area', () => {
  it('is engraved on one line where it has room', () => {
    expect(lettering('Player', 95, 55)).toEqual({ lines: ['Player'], engraved: true });
  });

  it('is plain where the engraved letters are too wide', () => {
    expect(lettering('Banker', 46, 55)).toEqual({ lines: ['Banker'], engraved: false });
  });

  it('breaks a long name where its lines are most alike', () => {
    expect(lettering('Dragon Bonus Player', 90, 45).lines).toEqual(['Dragon Bonus', 'Player']);
    expect(lettering('Player Line', 60, 45).lines).toEqual(['Player', 'Line']);
  });

  it('takes a line for each of three words before any of them is squeezed', () => {
    expect(lettering('Dragon Bonus Player', 64, 45).lines).toEqual(['Dragon', 'Bonus', 'Player']);
    expect(lettering('Dragon Bonus Player', 64, 40).lines).toEqual(['Dragon Bonus', 'Player']);
  });

  it('stays on one line where two have no room', () => {
    expect(lettering('Dragon Bonus Player', 90, 30).lines).toEqual(['Dragon Bonus Player']);
  });
});

describe('the name below chips', () => {
  it('is drawn in a little before it is printed smaller', () => {
    expect(footOf('Banker', 66)).toEqual({ small: false });
    expect(footOf('Player Pair', 66)).toEqual({ small: false, drawnInto: 66 });
    expect(footOf('Lucky Bonus', 60)).toEqual({ small: true, drawnInto: 60 });
    expect(footOf('Dragon Bonus Player', 66)).toEqual({ small: true, drawnInto: 66 });
  });
});
