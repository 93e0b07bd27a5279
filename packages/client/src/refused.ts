import type { HttpRefusal } from '@croupier/house/protocol';

type Refusal = HttpRefusal['error'];

/** The house refused: its message is the house's sentence, and `cite` the clause if a clause forbids it. */
export class RefusedByHouse extends Error {
  readonly cite: Refusal['cite'];

  constructor({ reason, cite }: Refusal) {
    super(reason);
    this.name = 'RefusedByHouse';
    this.cite = cite;
  }
}
