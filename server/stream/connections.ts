import type { Connection } from './connection.ts';

/** More browsers than this of one member are more than anybody has open; it keeps one member from taking all there are. */
const MOST_OF_A_MEMBER = 8;

/** The open streams of this process, by member. */
export class Connections {
  readonly #byMember = new Map<string, Connection[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Closes the oldest one of a member who has too many. */
  add(connection: Connection): void {
    const { memberId } = connection;
    const own = this.#byMember.get(memberId) ?? [];
    this.#byMember.set(memberId, own);
    own.push(connection);
    this.#size += 1;
    connection.onClose(() => this.#remove(connection));
    if (own.length > MOST_OF_A_MEMBER) own[0]?.close();
  }

  of(memberId: string): readonly Connection[] {
    return this.#byMember.get(memberId) ?? [];
  }

  has(memberId: string): boolean {
    return this.#byMember.has(memberId);
  }

  all(): Connection[] {
    return [...this.#byMember.values()].flat();
  }

  #remove(connection: Connection): void {
    const own = this.#byMember.get(connection.memberId) ?? [];
    const left = own.filter((other) => other !== connection);
    this.#size -= own.length - left.length;
    if (left.length > 0) this.#byMember.set(connection.memberId, left);
    else this.#byMember.delete(connection.memberId);
  }
}
