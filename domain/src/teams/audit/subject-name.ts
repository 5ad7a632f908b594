type Subject = Readonly<Record<string, unknown>>;

/** The fields with the name of an object, in this order: a lead's title comes before its contact's name. */
const NAMES = [
  "deal_name",
  "name",
  "title",
  "label",
  "display_name",
  "filename",
  "og_title",
  "invited_email",
  "email",
  "target_url",
  "original_url",
  "text",
  "tool",
];
const MAX_LENGTH = 100;

/** The name of an event's subject at that time; "" if it has none. */
export function subjectName(subject: Subject | null): string {
  if (subject === null) return "";
  const person = fullName(subject);
  if (subject.kind === "contact" && person) return person;
  const named = NAMES.map((key) => subject[key]).find((value) => typeof value === "string" && value.trim() !== "");
  const text = String(named ?? person)
    .replaceAll(/\s+/g, " ")
    .trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}

function fullName({ first_name, last_name }: Subject): string {
  const parts = [last_name, first_name].filter((part) => typeof part === "string" && part !== "").map(String);
  return /\p{Script=Hangul}/u.test(parts.join("")) ? parts.join("") : parts.reverse().join(" ");
}
