/** A value that is known to break servers, in JSON. */
export type HostileValue = {
  name: string;
  json: string;
  /** Whether every place has to refuse the value. Other values are valid in some places, such as a slash in a title. */
  isNeverRight: boolean;
};

const MEGABYTE = 2 ** 20;
const DEPTH = 10_000;

const never = (name: string, json: string): HostileValue => ({ name, json, isNeverRight: true });
const maybe = (name: string, json: string): HostileValue => ({ name, json, isNeverRight: false });

export const HOSTILE_VALUES: readonly HostileValue[] = [
  never("a lone surrogate", '"a\\ud800"'),
  never("NUL", '"a\\u0000b"'),
  never("a number beyond doubles", "1e400"),
  never("deep nesting", "[".repeat(DEPTH) + "]".repeat(DEPTH)),
  never("a long text", `"${"a".repeat(MEGABYTE)}"`),
  maybe("next line", '"a\\u0085b"'),
  maybe("a bidi control", '"a\\u202eb"'),
  maybe("a reserved id", '"__a__"'),
  maybe("a dot", '"."'),
  maybe("two dots", '".."'),
  maybe("a slash", '"a/b"'),
  maybe("a prototype", '"__proto__"'),
  maybe("markup", '"<script>alert(1)</script>"'),
  maybe("a line break", '"a\\r\\nBcc: b@c.example"'),
  maybe("a far year", '"9999-12-31T23:59:59.999Z"'),
  maybe("no day", '"2027-02-30"'),
  maybe("a huge number", "1e308"),
  maybe("a huge negative number", "-1e308"),
  maybe("minus zero", "-0"),
  maybe("a fraction", "0.1"),
  maybe("null", "null"),
  maybe("an empty object", "{}"),
];

/** A hostile value of a parameter, percent-encoded. */
type Encoded = { name: string; encoded: string };

/** Hostile values for a number in a path or query. */
export const HOSTILE_NUMBERS: readonly Encoded[] = [
  { name: "minus zero", encoded: "-0" },
  { name: "a number beyond doubles", encoded: "1e400" },
  { name: "a fraction", encoded: "0.1" },
];

/** Hostile values for a day or a time in a path or query. */
export const HOSTILE_DATES: readonly Encoded[] = [
  { name: "a far year", encoded: "9999-12-31T23:59:59.999Z" },
  { name: "a far day", encoded: "9999-12-31" },
  { name: "no day", encoded: "2027-02-30" },
];

/** Hostile values for an id in a path or query. */
export const HOSTILE_IDS: readonly Encoded[] = [
  { name: "a reserved id", encoded: "__a__" },
  { name: "a dot", encoded: "%2e" },
  { name: "two dots", encoded: "%2e%2e" },
  { name: "a slash", encoded: "a%2Fb" },
  { name: "NUL", encoded: "a%00" },
  { name: "half an encoding", encoded: "a%2" },
  { name: "no UTF-8", encoded: "%ED%A0%80" },
  { name: "a bidi control", encoded: "%E2%80%AE" },
  { name: "a prototype", encoded: "__proto__" },
  { name: "a huge number", encoded: "1e308" },
  { name: "a long text", encoded: "a".repeat(4096) },
];
