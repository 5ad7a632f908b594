// The syntax tree of security rules: output of the parser, input of the evaluator.

export interface Position {
  line: number;
  column: number;
}

export type BinaryOperator = "||" | "&&" | "==" | "!=" | "<=" | ">=" | "<" | ">" | "in" | "+" | "-" | "*" | "/" | "%";

export type Expression = { position: Position } & (
  | { kind: "literal"; value: string | number | boolean | null }
  | { kind: "float"; value: number }
  | { kind: "list"; items: Expression[] }
  | { kind: "map"; entries: [Expression, Expression][] }
  | { kind: "path"; segments: Expression[] }
  | { kind: "conditional"; condition: Expression; yes: Expression; no: Expression }
  | { kind: "not"; operand: Expression }
  | { kind: "negate"; operand: Expression }
  | { kind: "variable"; name: string }
  | { kind: "is"; operand: Expression; type: string }
  | { kind: "member"; object: Expression; name: string }
  | { kind: "index"; object: Expression; at: Expression }
  | { kind: "range"; object: Expression; from: Expression; to: Expression }
  | { kind: "binary"; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: "call"; callee: Expression; args: Expression[] }
);

export type PathPattern = ({ literal: string } | { bind: string; rest: boolean })[];

export interface RuleFunction {
  name: string;
  parameters: string[];
  lets: { name: string; value: Expression }[];
  body: Expression;
  position: Position;
}

export interface Allow {
  methods: string[];
  /** Null if the operation is allowed unconditionally. */
  condition: Expression | null;
  position: Position;
}

export interface Block {
  functions: Map<string, RuleFunction>;
  matches: Match[];
  allows: Allow[];
}

export interface Match extends Block {
  path: PathPattern;
}

export interface Rules {
  version: 1 | 2;
  services: (Block & { name: string })[];
}
