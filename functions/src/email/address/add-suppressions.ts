import { randomUUID } from "node:crypto";
import { type AddressState, normaliseAddress } from "@dure/domain/email/address/address";
import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { changeAddresses } from "./change-address";

/** The first reason for a suppression is kept: an import doesn't overwrite a bounce. */
export const addSuppressions: Verb<typeof emailApi.addSuppressions> = (ctx, { body }) => {
  const { teamId, actor, now } = ctx;
  const { emails, reason, file } = body;
  const read = emails.map((given) => ({ given, email: normaliseAddress(given) }));
  const invalid = read.flatMap(({ given, email }) => (email === undefined ? [given] : []));
  const wanted = [...new Set(read.flatMap(({ email }) => email ?? []))];
  const source =
    reason === "import"
      ? ({ type: "import", import_id: null, file, user_id: actor.id, name: actor.name } as const)
      : ({ type: "member", user_id: actor.id, name: actor.name, reason: "" } as const);
  const suppress = ({ suppressed }: AddressState) =>
    suppressed === null ? { suppressed: { reason, at: now } } : undefined;
  return transaction(ctx, async (tx) => {
    const proof = () => ({ id: randomUUID(), source, at: now });
    const changes = wanted.map((email) => ({ email, change: suppress, proof: proof() }));
    const { events } = await changeAddresses(tx, teamId, changes);
    return { answer: { added: events.length, already: wanted.length - events.length, invalid }, event: events };
  });
};
