// Replaces the Java program that evaluates storage rules for firebase-tools. It speaks JSON lines on stdin and stdout.
import { createInterface } from "node:readline";
import type { Position, Rules } from "./ast.ts";
import { lint } from "./lint.ts";
import { parseRules } from "./parse-rules.ts";
import { RulesSyntaxError } from "./scanner.ts";
import { DocumentNeeded, type ReadDocument } from "./scope.ts";
import { fail, Path, type Value, type ValueMap } from "./values.ts";
import { type RulesRequest, type Verdict, verify } from "./verify.ts";
import { type FirestoreFields, fromFirestore, fromStorage, type StorageValue } from "./wire.ts";

/** How many Firestore documents storage rules may read for a request. */
const MAX_DOCUMENTS = 2;

interface LoadContext {
  rulesetName: string;
  source: { files: [{ name: string; content: string }] };
}

interface VerifyContext {
  rulesetName: string;
  service: string;
  path: string;
  method: string;
  variables: Record<string, StorageValue>;
}

interface FetchedDocument {
  status: string;
  result?: { name?: string; fields?: FirestoreFields };
}

type Message = { id: number } & (
  | { action: "load_ruleset"; context: LoadContext }
  | { action: "verify"; context: VerifyContext }
  | ({ action?: undefined } & FetchedDocument)
);

const rulesets = new Map<string, Rules>();
const awaited = new Map<number, (document: FetchedDocument) => void>();

const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

const issue = (file: string, { line, column }: Position, description: string) =>
  JSON.stringify({ sourcePosition_: { fileName_: file, line_: line, column_: column }, description_: description });

function load({ rulesetName, source }: LoadContext) {
  const [{ name, content }] = source.files;
  try {
    const rules = parseRules(content);
    rulesets.set(rulesetName, rules);
    const warnings = lint(rules).map(({ position, text }) => issue(name, position, text));
    return { result: { rulesVersion: rules.version }, errors: [], warnings };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    return { errors: [issue(name, error.position, error.message)], warnings: [] };
  }
}

async function check(id: number, context: VerifyContext) {
  const rules = rulesets.get(context.rulesetName);
  if (!rules) return { result: { permit: false }, errors: [`Unknown ruleset ${context.rulesetName}`], warnings: [] };
  const { permit, warnings } = await verifyWithDocuments(id, rules, requestOf(context));
  return { result: { permit }, errors: [], warnings };
}

function requestOf({ service, path, method, variables }: VerifyContext): RulesRequest {
  const values = new Map(Object.entries(variables).map(([name, value]): [string, Value] => [name, fromStorage(value)]));
  const request = values.get("request");
  if (request instanceof Map) request.set("method", method).set("path", Path.from(path));
  return { service, path, method, variables: values };
}

/** Evaluates the rules; fetches each document that they need, and evaluates again. */
async function verifyWithDocuments(id: number, rules: Rules, request: RulesRequest): Promise<Verdict> {
  const documents = new Map<string, ValueMap | null>();
  const read: ReadDocument = (path, position) => {
    const document = documents.get(path);
    if (document !== undefined) return document;
    if (documents.size >= MAX_DOCUMENTS) fail(position, `More than ${MAX_DOCUMENTS} Firestore documents read`);
    throw new DocumentNeeded(path);
  };
  for (;;) {
    try {
      return verify(rules, request, read);
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      documents.set(error.path, await fetchDocument(id, error.path));
    }
  }
}

/** Requests a document from firebase-tools, under the id of the request that needs it. */
async function fetchDocument(id: number, path: string): Promise<ValueMap | null> {
  const { status, result } = await new Promise<FetchedDocument>((done) => {
    awaited.set(id, done);
    send({ action: "fetch_firestore_document", server_request_id: id, status: "ok", context: { path } });
  });
  if (status !== "ok" || !result?.name) return null;
  const segments = result.name.split("/");
  return new Map<string, Value>([
    ["data", fromFirestore(result.fields)],
    ["id", segments.at(-1) ?? ""],
    ["__name__", new Path(segments)],
  ]);
}

async function answer(message: Message) {
  if (message.action === undefined) {
    awaited.get(message.id)?.(message);
    awaited.delete(message.id);
    return;
  }
  // The emulator waits for ever if the status of a response is not ok.
  try {
    const answered =
      message.action === "load_ruleset" ? load(message.context) : await check(message.id, message.context);
    send({ id: message.id, status: "ok", ...answered });
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ id: message.id, status: "ok", result: { permit: false }, errors: [text], warnings: [] });
  }
}

createInterface({ input: process.stdin })
  .on("line", (line) => line.trim() && void answer(JSON.parse(line)))
  .on("close", () => process.exit(0));
send({ id: -1, status: "ok" });
