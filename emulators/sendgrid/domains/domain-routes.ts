import { empty, json, type Reply } from "../../src/stand-in/reply";
import { jsonBody, objectBody, type StandInRequest } from "../../src/stand-in/request";
import { type Handler, type Route, route } from "../../src/stand-in/router";
import type { StateFile } from "../../src/stand-in/state-file";
import { isRecord, text } from "../../src/stand-in/values";
import { authorize } from "../send-mail";
import { sendgridError } from "../sendgrid-error";
import type { MailState } from "../state";
import { newSenderDomain, type SenderDomain } from "./sender-domain";
import { validateDomain } from "./validate-domain";

const PATH = "/v3/whitelabel/domains";
const PAGE_SIZE = 50;

/** SendGrid's domain authentication; `POST /__domains {domain, valid}` skips DNS for a test. */
export function domainRoutes(file: StateFile<MailState>, dnsServer: string | undefined): Route[] {
  const withKey =
    (handler: Handler): Handler =>
    (request) => {
      authorize(request);
      return handler(request);
    };
  const withDomain = (handler: (domain: SenderDomain) => Reply | Promise<Reply>): Handler =>
    withKey((request) => {
      const found = file.data.senders.domains.find(({ id }) => String(id) === request.params.id);
      return found ? handler(found) : sendgridError(404, "No matching domain found");
    });
  return [
    route(
      "POST",
      PATH,
      withKey((request) => createDomain(file, request)),
    ),
    route(
      "GET",
      PATH,
      withKey(({ query }) => listDomains(file.data, query)),
    ),
    route(
      "GET",
      `${PATH}/:id`,
      withDomain((domain) => json(200, domain)),
    ),
    route(
      "DELETE",
      `${PATH}/:id`,
      withDomain((domain) => deleteDomain(file, domain)),
    ),
    route(
      "POST",
      `${PATH}/:id/validate`,
      withDomain(async (domain) => {
        const answer = await validateDomain(domain, dnsServer);
        file.changed();
        return json(200, answer);
      }),
    ),
    route("POST", "/__domains", (request) => setDomain(file, request)),
  ];
}

function createDomain(file: StateFile<MailState>, request: StandInRequest): Reply {
  const body = objectBody(request);
  const [domain, subdomain] = [text(body.domain)?.toLowerCase(), text(body.subdomain)?.toLowerCase() ?? "em1"];
  if (!domain || !/^([a-z0-9-]+\.)+[a-z0-9-]{2,}$/.test(domain)) return sendgridError(400, "invalid domain");
  const { senders } = file.data;
  if (senders.domains.some((known) => known.domain === domain && known.subdomain === subdomain))
    return sendgridError(400, "An authenticated domain already exists for this URL.");
  const created = newSenderDomain(++senders.lastId, domain, subdomain);
  senders.domains.push(created);
  file.changed();
  return json(201, created);
}

function listDomains({ senders }: MailState, query: URLSearchParams): Reply {
  const [limit, offset] = [Number(query.get("limit") ?? PAGE_SIZE), Number(query.get("offset") ?? 0)];
  const domain = query.get("domain")?.toLowerCase();
  const found = senders.domains.filter((known) => !domain || known.domain.includes(domain));
  return json(200, found.slice(offset, offset + limit));
}

function deleteDomain(file: StateFile<MailState>, { id }: SenderDomain): Reply {
  file.data.senders.domains = file.data.senders.domains.filter((known) => known.id !== id);
  file.changed();
  return empty(204);
}

function setDomain(file: StateFile<MailState>, request: StandInRequest): Reply {
  const body = jsonBody(request);
  const domain = isRecord(body) ? text(body.domain) : undefined;
  if (!isRecord(body) || !domain) return json(400, { error: "the domain is missing" });
  const { senders } = file.data;
  const known = senders.domains.find((one) => one.domain === domain);
  const one = known ?? newSenderDomain(++senders.lastId, domain, "em1");
  one.valid = body.valid !== false;
  one.pinned = one.valid;
  if (!known) senders.domains.push(one);
  file.changed();
  return json(200, one);
}
