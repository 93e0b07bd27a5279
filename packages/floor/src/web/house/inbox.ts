/** More than these are not shown one by one: whoever fell behind catches up. */
const MOST = 8;
/** In milliseconds: where frames are not drawn although the page is seen, what was said is heard all the same. */
const NO_FRAME = 250;

/**
 * What is heard, handed on with the frames that show it: of what happens at a table one thing a frame, with all that belongs to it,
 * so that a card that comes with two bets costs none of the three its time. A page that nobody sees hears at once.
 */
export class Inbox<Message> {
  readonly #hears: (message: Message) => void;
  readonly #happens: (message: Message) => boolean;
  #waiting: Message[] = [];
  #frame: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `happens`: whether a message is a thing of its own; what follows it and is none belongs to it. */
  constructor(hears: (message: Message) => void, happens: (message: Message) => boolean) {
    this.#hears = hears;
    this.#happens = happens;
  }

  put(message: Message): void {
    this.#waiting.push(message);
    if (document.hidden || this.#waiting.length > MOST) this.hearAll();
    else if (this.#frame === null) this.#comeBack();
  }

  /** What still waits is heard now. */
  hearAll(): void {
    this.#stop();
    while (this.#waiting.length > 0) this.#hearNext();
  }

  /** What still waits is not heard any more. */
  empty(): void {
    this.#waiting = [];
    this.#stop();
  }

  #comeBack(): void {
    this.#frame = requestAnimationFrame(() => this.#hearOne());
    this.#timer = setTimeout(() => this.hearAll(), NO_FRAME);
  }

  #hearOne(): void {
    this.#stop();
    let happened = 0;
    while (this.#waiting[0] !== undefined) {
      if (this.#happens(this.#waiting[0])) happened += 1;
      if (happened > 1) {
        this.#comeBack();
        return;
      }
      this.#hearNext();
    }
  }

  #hearNext(): void {
    const [message] = this.#waiting.splice(0, 1);
    if (message !== undefined) this.#hears(message);
  }

  #stop(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = null;
  }
}
