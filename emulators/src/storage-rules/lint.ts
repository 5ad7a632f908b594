import type { Block, Expression, Position, RuleFunction, Rules } from "./ast.ts";
import { BUILT_IN } from "./functions.ts";

export interface Warning {
  position: Position;
  text: string;
}

interface Scope {
  variables: Set<string>;
  functions: Map<string, RuleFunction>;
}

/** Warnings of the real compiler: unknown variables, unknown functions, wrong numbers of arguments. */
export function lint(rules: Rules): Warning[] {
  const warnings: Warning[] = [];
  const top: Scope = { variables: new Set(["request", "resource"]), functions: new Map() };
  for (const service of rules.services) lintBlock(service, [], top, warnings);
  return warnings;
}

function lintBlock(block: Block, bound: string[], outer: Scope, warnings: Warning[]) {
  const scope: Scope = {
    variables: new Set([...outer.variables, ...bound]),
    functions: new Map([...outer.functions, ...block.functions]),
  };
  for (const declared of block.functions.values()) {
    const inside = { ...scope, variables: new Set([...scope.variables, ...declared.parameters]) };
    for (const { name, value } of declared.lets) {
      lintExpression(value, inside, warnings);
      inside.variables.add(name);
    }
    lintExpression(declared.body, inside, warnings);
  }
  for (const { condition } of block.allows) if (condition) lintExpression(condition, scope, warnings);
  for (const match of block.matches) {
    lintBlock(
      match,
      match.path.flatMap((segment) => ("bind" in segment ? [segment.bind] : [])),
      scope,
      warnings,
    );
  }
}

function lintExpression(expression: Expression, scope: Scope, warnings: Warning[]) {
  const warn = (text: string) => warnings.push({ position: expression.position, text });
  if (expression.kind === "variable" && !scope.variables.has(expression.name) && !BUILT_IN.has(expression.name)) {
    warn(`Invalid variable name: ${expression.name}.`);
  }
  if (expression.kind === "call" && expression.callee.kind === "variable") {
    const { name } = expression.callee;
    const parameters = scope.functions.get(name)?.parameters.length;
    if (parameters === undefined && !BUILT_IN.has(name)) warn(`Invalid function name: ${name}.`);
    if (parameters !== undefined && parameters !== expression.args.length) {
      warn(`Function '${name}' takes ${parameters} arguments, called with ${expression.args.length}.`);
    }
  }
  for (const child of childrenOf(expression)) lintExpression(child, scope, warnings);
}

function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case "list":
      return expression.items;
    case "map":
      return expression.entries.flat();
    case "path":
      return expression.segments;
    case "conditional":
      return [expression.condition, expression.yes, expression.no];
    case "not":
    case "negate":
    case "is":
      return [expression.operand];
    case "member":
      return [expression.object];
    case "index":
      return [expression.object, expression.at];
    case "range":
      return [expression.object, expression.from, expression.to];
    case "binary":
      return [expression.left, expression.right];
    case "call":
      return expression.callee.kind === "variable" ? expression.args : [expression.callee, ...expression.args];
    default:
      return [];
  }
}
