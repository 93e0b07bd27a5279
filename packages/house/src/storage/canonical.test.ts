import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, type Json, NotJson } from './canonical.ts';

test('keys are sorted by code unit, numbers and texts spelled as RFC 8785 says', () => {
  // The example of RFC 8785, section 3.2.2, and the sorting of section 3.2.3.
  const example = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(example)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  expect(canonicalJson({ '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 })).toBe(
    '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
  );
});

test('it is JSON, the same whatever order the keys came in, and without fields that have no value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text) as Json)).toBe(text);
    }),
  );
  expect(canonicalJson({ b: 1, a: undefined })).toBe('{"b":1}');
  expect(canonicalJson(-0)).toBe('0');
});

test.each([
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['half a surrogate pair', 'a\ud800b'],
  ['a date', new Date(0)],
  ['a map', { inside: new Map() }],
  ['a function', [() => 1]],
  ['a bigint', 1n],
  ['a hole', [undefined]],
  ['nesting without end', JSON.parse(`${'['.repeat(102)}${']'.repeat(102)}`)],
])('%s is refused', (_, value) => {
  expect(() => canonicalJson(value as unknown as Json)).toThrow(NotJson);
});
