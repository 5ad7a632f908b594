import type { Allow, Block, Match, PathPattern, Position, RuleFunction, Rules } from "./ast.ts";
import { parseExpression } from "./parse-expression.ts";
import { Scanner } from "./scanner.ts";

const METHODS = new Set(["read", "write", "get", "list", "create", "update", "delete"]);

/**
 * Parses security rules of Cloud Storage or Firestore.
 * @throws RulesSyntaxError
 */
export function parseRules(source: string): Rules {
  const scan = new Scanner(source);
  const version = parseVersion(scan);
  const services: Rules["services"] = [];
  while (scan.eat("service")) {
    const name = scan.take(/[a-z]+\.[a-z]+/)?.[0] ?? scan.fail("Expected a service name");
    services.push({ name, ...block(scan, false) });
  }
  if (!scan.atEnd() || services.length === 0) scan.fail(`Unexpected ${scan.found()}, expected 'service'`);
  return { version, services };
}

function parseVersion(scan: Scanner): 1 | 2 {
  if (!scan.eat("rules_version")) return 1;
  scan.expect("=");
  const version = scan.take(/(['"])(\d+)\1/)?.[2] ?? scan.fail("Expected a version string");
  if (version !== "1" && version !== "2") scan.fail(`Unsupported rules_version '${version}'`);
  scan.eat(";");
  return version === "2" ? 2 : 1;
}

function block(scan: Scanner, inMatch: boolean): Block {
  const found: Block = { functions: new Map(), matches: [], allows: [] };
  scan.expect("{");
  while (!scan.eat("}")) {
    const position = scan.position();
    if (scan.eat("match")) found.matches.push(match(scan));
    else if (scan.eat("function")) {
      const declared = declaration(scan, position);
      found.functions.set(declared.name, declared);
    } else if (inMatch && scan.eat("allow")) found.allows.push(allow(scan, position));
    else
      scan.fail(
        `Unexpected ${scan.found()}, expected ${inMatch ? "'match', 'allow', 'function'" : "'match', 'function'"} or '}'`,
      );
  }
  return found;
}

function match(scan: Scanner): Match {
  return { path: matchPath(scan), ...block(scan, true) };
}

function matchPath(scan: Scanner): PathPattern {
  const segments: PathPattern = [];
  scan.position();
  while (scan.isNext("/")) {
    scan.expect("/");
    const found = scan.take(/\{\s*([A-Za-z_]\w*)\s*(=\s*\*\*)?\s*\}|[^\s/{}$;]+/);
    if (!found) return scan.fail(`Unexpected ${scan.found()} in a match path`);
    segments.push(found[1] ? { bind: found[1], rest: Boolean(found[2]) } : { literal: found[0] });
  }
  if (segments.length === 0) scan.fail(`Unexpected ${scan.found()}, expected a match path`);
  if (segments.filter((segment) => "rest" in segment && segment.rest).length > 1) {
    scan.fail("Only one recursive wildcard is allowed in a path");
  }
  return segments;
}

function declaration(scan: Scanner, position: Position): RuleFunction {
  const name = scan.name();
  const parameters: string[] = [];
  scan.expect("(");
  while (!scan.eat(")")) {
    parameters.push(scan.name());
    if (!scan.peek(")")) scan.expect(",");
  }
  scan.expect("{");
  const lets: RuleFunction["lets"] = [];
  while (scan.eat("let")) {
    const variable = scan.name();
    scan.expect("=");
    lets.push({ name: variable, value: parseExpression(scan) });
    scan.expect(";");
  }
  scan.expect("return");
  const body = parseExpression(scan);
  scan.eat(";");
  scan.expect("}");
  return { name, parameters, lets, body, position };
}

function allow(scan: Scanner, position: Position): Allow {
  const methods: string[] = [];
  do {
    const at = scan.position();
    const method = scan.name();
    if (!METHODS.has(method)) scan.fail(`Invalid method '${method}'`, at);
    methods.push(method);
  } while (scan.eat(","));
  const condition = scan.eat(":") ? conditionOf(scan) : null;
  if (!scan.eat(";") && !scan.peek("}")) scan.fail(`Unexpected ${scan.found()}, expected ';'`);
  return { methods, condition, position };
}

function conditionOf(scan: Scanner) {
  if (!scan.eat("if")) scan.fail("Missing 'if' before conditional expression");
  return parseExpression(scan);
}
