/** The convolution of two series by the fast Fourier transform; its error is some 1e-16 of the largest entry. */
export function convolve(a: Float64Array, b: Float64Array): Float64Array {
  const length = a.length + b.length - 1;
  let size = 1;
  while (size < length) size *= 2;
  // Both real series in one complex one: a in the real part, b in the imaginary one; the square has their product twice.
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(a);
  im.set(b);
  transform(re, im);
  for (let k = 0; k < size; k += 1) {
    const x = re[k] ?? 0;
    const y = im[k] ?? 0;
    re[k] = x * x - y * y;
    im[k] = 2 * x * y;
  }
  // The inverse is the transform with the parts exchanged; only the imaginary part of the result is wanted.
  transform(im, re);
  const product = new Float64Array(length);
  for (let i = 0; i < length; i += 1) product[i] = Math.max(0, (im[i] ?? 0) / (2 * size));
  return product;
}

/** In place; the length is a power of two. */
function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      exchange(re, i, j);
      exchange(im, i, j);
    }
  }
  const cosines = new Float64Array(size / 2);
  const sines = new Float64Array(size / 2);
  for (let k = 0; k < size / 2; k += 1) {
    cosines[k] = Math.cos((2 * Math.PI * k) / size);
    sines[k] = -Math.sin((2 * Math.PI * k) / size);
  }
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let k = 0; k < half; k += 1) {
        const c = cosines[k * stride] ?? 0;
        const s = sines[k * stride] ?? 0;
        const low = start + k;
        const high = low + half;
        const x = (re[high] ?? 0) * c - (im[high] ?? 0) * s;
        const y = (re[high] ?? 0) * s + (im[high] ?? 0) * c;
        re[high] = (re[low] ?? 0) - x;
        im[high] = (im[low] ?? 0) - y;
        re[low] = (re[low] ?? 0) + x;
        im[low] = (im[low] ?? 0) + y;
      }
    }
  }
}

function exchange(values: Float64Array, i: number, j: number): void {
  const kept = values[i] ?? 0;
  values[i] = values[j] ?? 0;
  values[j] = kept;
}
