import type { Position, RuleFunction } from "./ast.ts";
import type { Value, ValueMap } from "./values.ts";

/** Thrown where a rule reads a Firestore document that has not been fetched: fetch it, and evaluate again. */
export class DocumentNeeded extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`Document ${path} is needed`);
    this.path = path;
  }
}

/** The document at a path, null when there is none. */
export type ReadDocument = (path: string, position: Position) => ValueMap | null;

/** What one request's evaluation shares. */
export interface Evaluation {
  readDocument: ReadDocument;
  callDepth: number;
}

/** The variables and functions that an expression sees. */
export class Scope {
  readonly variables: Map<string, Value>;
  private readonly outer: Scope | undefined;
  private readonly functions: Map<string, RuleFunction>;

  constructor(outer: Scope | undefined, variables: Map<string, Value>, functions = new Map<string, RuleFunction>()) {
    this.outer = outer;
    this.variables = variables;
    this.functions = functions;
  }

  variable(name: string): Value | undefined {
    return this.variables.has(name) ? this.variables.get(name) : this.outer?.variable(name);
  }

  /** A function and the scope in which it was declared. */
  function(name: string): { declared: RuleFunction; scope: Scope } | undefined {
    const declared = this.functions.get(name);
    return declared ? { declared, scope: this } : this.outer?.function(name);
  }
}
