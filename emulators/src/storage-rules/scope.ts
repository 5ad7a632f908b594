import type { Position, RuleFunction } from "./ast.ts";
import type { Value, ValueMap } from "./values.ts";

/** Thrown when a rule reads a Firestore document that is not fetched yet: fetch it, and evaluate again. */
export class DocumentNeeded extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`Document ${path} is needed`);
    this.path = path;
  }
}

/** Reads the document at a path; null if there is none. */
export type ReadDocument = (path: string, position: Position) => ValueMap | null;

/** The state of one request's evaluation. */
export interface Evaluation {
  readDocument: ReadDocument;
  callDepth: number;
}

/** The variables and functions that are visible to an expression. */
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

  /** Finds a function and the scope that declares it. */
  function(name: string): { declared: RuleFunction; scope: Scope } | undefined {
    const declared = this.functions.get(name);
    return declared ? { declared, scope: this } : this.outer?.function(name);
  }
}
