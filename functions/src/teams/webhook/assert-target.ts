import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import { teamsTexts } from "@dure/domain/teams/texts";
import { AddressRefused, assertOutgoing } from "../../platform/http/outgoing/outgoing-address";

/** @throws BAD_REQUEST at `body.target_url` for an address that webhooks must not call */
export async function assertTarget(target: string): Promise<void> {
  const message: Text = teamsTexts.addressNotAllowed;
  await assertOutgoing(target).catch((error: unknown) => {
    if (!(error instanceof AddressRefused)) throw error;
    throw new AppError("BAD_REQUEST", message, [{ path: "body.target_url", message }]);
  });
}
