import type { Allow, Block, PathPattern, Rules } from "./ast.ts";
import { asBool, evaluate } from "./evaluate.ts";
import { type Evaluation, type ReadDocument, Scope } from "./scope.ts";
import { EvaluationError, Path, type Value } from "./values.ts";

export interface RulesRequest {
  /** For example `firebase.storage`. */
  service: string;
  path: string;
  /** get, list, create, update or delete. */
  method: string;
  variables: Map<string, Value>;
}

export interface Verdict {
  permit: boolean;
  /** Errors of the matching rules; empty if a rule permits. */
  warnings: string[];
}

/** Decides whether the rules permit a request. `readDocument` may throw DocumentNeeded. */
export function verify(rules: Rules, request: RulesRequest, readDocument: ReadDocument): Verdict {
  const service = rules.services.find(({ name }) => name === request.service);
  if (!service) return { permit: false, warnings: [] };
  const checker = new Checker(rules.version, request.method, { readDocument, callDepth: 0 });
  const scope = new Scope(new Scope(undefined, request.variables), new Map(), service.functions);
  const permit = checker.anyMatch(service, Path.from(request.path).segments, scope);
  return { permit, warnings: permit ? [] : checker.warnings };
}

const COVERS: Record<string, string[]> = { read: ["get", "list"], write: ["create", "update", "delete"] };

class Checker {
  readonly warnings: string[] = [];
  private readonly version: number;
  private readonly method: string;
  private readonly evaluation: Evaluation;

  constructor(version: number, method: string, evaluation: Evaluation) {
    this.version = version;
    this.method = method;
    this.evaluation = evaluation;
  }

  anyMatch(block: Block, segments: string[], outer: Scope): boolean {
    return block.matches.some((match) => {
      const bound = bindPath(match.path, segments, this.version);
      if (!bound) return false;
      const scope = new Scope(outer, bound.variables, match.functions);
      const here = bound.left.length === 0 && match.allows.some((allow) => this.permits(allow, scope));
      return here || this.anyMatch(match, bound.left, scope);
    });
  }

  private permits({ methods, condition, position }: Allow, scope: Scope): boolean {
    const covered = methods.some((method) => method === this.method || COVERS[method]?.includes(this.method));
    if (!covered) return false;
    if (condition === null) return true;
    try {
      return asBool(evaluate(condition, scope, this.evaluation), position, "allow");
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      this.warnings.push(`${error.message} (for '${this.method}' @ L${position.line})`);
      return false;
    }
  }
}

interface Bound {
  variables: Map<string, Value>;
  left: string[];
}

/** Matches a pattern with the first segments of a path; undefined if they differ. */
function bindPath(pattern: PathPattern, segments: string[], version: number): Bound | undefined {
  const variables = new Map<string, Value>();
  for (const [index, part] of pattern.entries()) {
    if ("bind" in part && part.rest) return bindRest(pattern, segments, index, variables, version);
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if ("bind" in part) variables.set(part.bind, segment);
    else if (part.literal !== segment) return undefined;
  }
  return { variables, left: segments.slice(pattern.length) };
}

/** Matches a `{name=**}` with all segments that the pattern after it leaves, in version 1 at least one. */
function bindRest(
  pattern: PathPattern,
  segments: string[],
  index: number,
  variables: Map<string, Value>,
  version: number,
): Bound | undefined {
  const part = pattern[index];
  const after = pattern.slice(index + 1);
  const taken = segments.length - index - after.length;
  if (!part || !("bind" in part) || taken < (version === 2 ? 0 : 1)) return undefined;
  const tail = bindPath(after, segments.slice(index + taken), version);
  if (!tail) return undefined;
  const rest = new Path(segments.slice(index, index + taken));
  return { variables: new Map([...variables, [part.bind, rest], ...tail.variables]), left: tail.left };
}
