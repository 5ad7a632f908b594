import { mailAttachmentPath } from "@dure/domain/email/attachment/mail-attachment";
import { reaction } from "../../platform/outbox/reaction";
import { removeObject } from "../../platform/storage/bucket";
import type { Tx } from "../../platform/transaction/transaction-store";
import { findCampaign } from "../campaign/campaign-store";
import { findTemplateIn } from "../template/template-store";
import { type AttachmentUse, attachmentsUsedBy, deleteAttachmentDoc, releaseAttachment } from "./attachment-store";

type Released = {
  use: AttachmentUse;
  now: string;
  /** The ids of the files that the template or campaign carries now. */
  carried: (tx: Tx) => Promise<readonly string[]>;
};

/**
 * Deletes the files that a template no longer carries and nothing else uses. Idempotent; a run that died starts over.
 */
export const releaseOfTemplate = reaction(
  "release-template-attachments",
  ["template.changed", "template.deleted"],
  (teamId, { before, at }) => {
    const id = Number(before.id);
    return release(teamId, {
      use: `template:${id}`,
      now: at,
      carried: async (tx) => idsOf(await findTemplateIn(tx, teamId, id)),
    });
  },
);

/** The files of a campaign stay as long as it does: an earlier version of it may carry them. */
export const releaseOfCampaign = reaction("release-campaign-attachments", ["campaign.deleted"], (teamId, event) => {
  const { id } = event.before;
  return release(teamId, {
    use: `campaign:${id}`,
    now: event.at,
    carried: async (tx) => idsOf(await findCampaign(teamId, id, tx)),
  });
});

const idsOf = (mail: { attachments: readonly { id: string }[] } | undefined): string[] =>
  mail?.attachments.map(({ id }) => id) ?? [];

async function release(teamId: string, { use, now, carried }: Released): Promise<void> {
  for (const id of await attachmentsUsedBy(teamId, use)) {
    const isUsed = async (tx: Tx) => (await carried(tx)).includes(id);
    if (!(await releaseAttachment(teamId, id, { use, now, isUsed }))) continue;
    await removeObject(mailAttachmentPath(teamId, id));
    await deleteAttachmentDoc(teamId, id);
  }
}
