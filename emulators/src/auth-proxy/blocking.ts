import { IDENTITY } from "./auth-emulator";
import type { Context } from "./context";
import { decodeJwt, encodeJwt } from "./protocol";
import { isTotpNumber } from "./totp";

export const BLOCKING_PATH = "/__blocking";

interface EventClaims {
  sub: string;
  aud: string;
  sign_in_second_factor?: string;
  sign_in_attributes?: unknown;
  user_record?: { multi_factor?: { enrolled_factors?: { factor_id?: string; phone_number?: string }[] } };
}

/** Registers the proxy with the Auth emulator in place of the functions emulator's blocking functions. */
export async function interceptBlocking({ emulator, self }: Context) {
  const { blockingFunctions } = await emulator.projectConfig();
  const triggers = Object.entries(blockingFunctions?.triggers ?? {});
  if (triggers.every(([, { functionUri }]) => functionUri.startsWith(self))) return;
  const ours = triggers.map(([event, trigger]) => {
    const to = trigger.functionUri;
    const functionUri = to.startsWith(self) ? to : `${self}${BLOCKING_PATH}?to=${encodeURIComponent(to)}`;
    return [event, { ...trigger, functionUri }];
  });
  await emulator.asOwner("PATCH", `${IDENTITY}/v2/${emulator.scope()}/config?updateMask=blockingFunctions`, {
    blockingFunctions: { ...blockingFunctions, triggers: Object.fromEntries(ours) },
  });
}

/** Forwards an event to the blocking function, with the second factor in the real service's format. */
export async function forwardBlocking({ totpSignIns }: Context, to: string, body: { data: { jwt: string } }) {
  const { head, claims, signature } = decodeJwt(body.data.jwt);
  const event = claims as unknown as EventClaims;
  event.aud = to;
  if (totpSignIns.has(event.sub)) event.sign_in_second_factor = "totp";
  if (typeof event.sign_in_attributes === "string") event.sign_in_attributes = JSON.parse(event.sign_in_attributes);
  for (const factor of event.user_record?.multi_factor?.enrolled_factors ?? []) {
    if (!isTotpNumber(factor.phone_number)) continue;
    factor.factor_id = "totp";
    delete factor.phone_number;
  }
  const response = await fetch(to, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: { jwt: encodeJwt(head, event, signature) } }),
  });
  return { status: response.status, text: await response.text() };
}
