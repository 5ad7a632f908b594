import type { Position } from "./ast.ts";

export class RulesSyntaxError extends Error {
  position: Position;
  constructor(message: string, position: Position) {
    super(message);
    this.position = position;
  }
}

const BLANK = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;

/** Scans a text from left to right. There is no separate lexer, because paths and `$(…)` need the raw text. */
export class Scanner {
  private index = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** The position of the next token. */
  position(): Position {
    this.skipBlank();
    return this.positionAt(this.index);
  }

  atEnd(): boolean {
    this.skipBlank();
    return this.index >= this.source.length;
  }

  /** Whether the text continues with these characters. Skips no blanks. */
  isNext(text: string): boolean {
    return this.source.startsWith(text, this.index);
  }

  peek(token: string): boolean {
    this.skipBlank();
    const isWord = /^\w/.test(token);
    return this.isNext(token) && !(isWord && /\w/.test(this.source[this.index + token.length] ?? ""));
  }

  eat(token: string): boolean {
    if (!this.peek(token)) return false;
    this.index += token.length;
    return true;
  }

  expect(token: string) {
    if (!this.eat(token)) this.fail(`Unexpected ${this.found()}, expected '${token}'`);
  }

  /** Consumes and returns the match of an expression at this position, by default after blanks. */
  take(expression: RegExp, { skipBlank = true } = {}): RegExpExecArray | null {
    if (skipBlank) this.skipBlank();
    const sticky = new RegExp(expression.source, "y");
    sticky.lastIndex = this.index;
    const match = sticky.exec(this.source);
    if (match) this.index += match[0].length;
    return match;
  }

  name(): string {
    const match = this.take(/[A-Za-z_]\w*/);
    return match ? match[0] : this.fail(`Unexpected ${this.found()}, expected a name`);
  }

  /** The next token, for an error message. */
  found(): string {
    if (this.atEnd()) return "end of file";
    return `'${/^(?:\w+|[^\s\w]{1,2})/.exec(this.source.slice(this.index))?.[0] ?? this.source[this.index]}'`;
  }

  fail(message: string, position = this.positionAt(this.index)): never {
    throw new RulesSyntaxError(message, position);
  }

  private skipBlank() {
    BLANK.lastIndex = this.index;
    this.index += BLANK.exec(this.source)?.[0].length ?? 0;
  }

  private positionAt(index: number): Position {
    const before = this.source.slice(0, index).split("\n");
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
}
