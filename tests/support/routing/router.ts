import { randomUUID } from "node:crypto";
import { newRouter, RouterBody, type RouterView } from "@dure/domain/routing/router/router";
import type { z } from "zod";
import { newPublicId } from "../scheduling/booking";
import type { Member } from "../teams/tenant";

export type RouterFixture = { id: string; body: RouterBody; router: RouterView };

/** A router whose fields are all optional. */
export type RouterOptions = Partial<z.input<typeof RouterBody>>;

/** A complete router that asks for name and e-mail, and shows everybody a thank-you message. */
export const routerBody = (changes: RouterOptions = {}): RouterBody =>
  RouterBody.parse({
    ...newRouter("custom", "상담 신청", randomUUID()),
    default: { id: randomUUID(), type: "text", value: "신청해 주셔서 감사해요." },
    ...changes,
  });

/** Creates an inactive router. The team needs the plan PRO. */
export async function routerOf(member: Member, changes: RouterOptions = {}): Promise<RouterFixture> {
  const [id, body] = [newPublicId(), routerBody(changes)];
  const router = await member.client.routing.putRouter({ params: { id }, query: {}, body });
  return { id, body, router };
}
