import type { HttpRefusal } from '@croupier/house/protocol';

/** The house refused: its message is the house's sentence, and `cite` the clause if a clause forbids it. */
export class RefusedByHouse extends Error {
  readonly cite: HttpRefusal['error']['cite'];

  constructor({ reason, cite }: HttpRefusal['error']) {
    super(reason);
    this.name = 'RefusedByHouse';
    this.cite = cite;
  }
}
