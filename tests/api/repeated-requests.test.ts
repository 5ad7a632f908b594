import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { call } from "../support/suite/call";
import { addressOf, endsSession, type Route, routes } from "../support/suite/routes";
import { createTenant, type Member } from "../support/teams/tenant";
import { sampleOf } from "./samples/sample-of";
import { prepare, type Things } from "./samples/things";

let owner: Member;
let things: Things;

beforeAll(async () => {
  const team = await createTenant({ plan: "PRO" });
  owner = await team.member("admin", { display_name: "김하늘" });
  things = await prepare(owner, team);
});

/** Endpoints that change nothing: they answer with a link to a file or a provider, or with a check, anew each time. */
const HAS_NO_EFFECT =
  /\/(?:filter|simulate|preview|dry-run|validate|revalidate|exports\/\{entityId\}|submissions\/export|records\/export|(?:general|conversion)\/records|webhooks\/test)$/;
/** Endpoints that deactivate the caller, whose next requests are refused. */
const ENDS_THE_CALLER = new Set(["teams.setActivation"]);

/** Endpoints whose repeated answer differs: it is the current progress of an undo, or a code stored only as a hash. */
const ANSWERS_ANEW = new Set(["records.undoImport", "identity.createHandover"]);

const changing = routes.filter(
  ({ method, path, access, name }) =>
    method !== "GET" &&
    access !== "public" &&
    !HAS_NO_EFFECT.test(path) &&
    !ENDS_THE_CALLER.has(name) &&
    !endsSession({ name }),
);

/** Deletions come last, because the other samples need the things that they delete. */
const inOrder = [...changing].sort((a, b) => Number(a.method === "DELETE") - Number(b.method === "DELETE"));

async function sendTwice(route: Route) {
  const { params, query, body } = sampleOf(route.name, things);
  const key = { "idempotency-key": randomUUID() };
  const send = () => call(owner.idToken, route.method, addressOf(route, params, query), body, key);
  return [await send(), await send()] as const;
}

test("a request repeated with its idempotency key gets the first answer, at every endpoint", async () => {
  const different: string[] = [];
  let done = 0;
  // Sequentially, because some endpoints answer with the current settings, which a concurrent request could change.
  for (const route of inOrder) {
    const [first, second] = await sendTwice(route);
    if (first.status >= 300) continue;
    done += 1;
    const same =
      first.status === second.status &&
      (ANSWERS_ANEW.has(route.name) || JSON.stringify(first.body) === JSON.stringify(second.body));
    if (!same) different.push(`${route.name}: ${first.status}, then ${second.status} ${second.body.message ?? ""}`);
  }
  expect(different).toEqual([]);
  expect(done).toBeGreaterThan(40);
}, 300_000);
