import type { emailApi } from "@dure/domain/email/api";
import {
  IMAGE_START_BYTES,
  type MailImage,
  mailImagePath,
  registerImage,
  type StoredImage,
} from "@dure/domain/email/image/mail-image";
import { fileTexts } from "@dure/domain/records/file/texts";
import { AppError } from "@dure/domain/shared/error";
import { appUrl } from "../../platform/config";
import type { Verb } from "../../platform/http/endpoint";
import { closeObject, readObject, readStart } from "../../platform/storage/bucket";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { createImage, findImageIn } from "./image-store";

/**
 * Publishes an uploaded image. Its type is what its bytes say. The daily clean-up removes uploads that are never published,
 * and images that nothing shows within a week.
 */
export const addMailImage: Verb<typeof emailApi.addMailImage> = (ctx, { body: { id } }) =>
  withIdempotentReplay(ctx, async () => {
    const { teamId, actor, now } = ctx;
    const path = mailImagePath(teamId, id);
    const object = await readObject(path);
    const start = object ? await readStart(path, IMAGE_START_BYTES) : new Uint8Array();
    const image = registerImage(object, start, { id, teamId, createdBy: actor.id, now });
    return transaction(ctx, async (tx) => {
      if (await findImageIn(tx, id)) throw new AppError("CONFLICT", fileTexts.fileTaken);
      // The uploader's download token would serve the object under a type of their choice.
      if (!(await closeObject(path))) throw new AppError("F-PN-0001", fileTexts.failedToUpload);
      createImage(tx, image);
      const answer = toView(image);
      return { answer, event: { type: "mail-image.created", before: null, after: answer } };
    });
  });

const toView = ({ id, content_type, size }: StoredImage): MailImage => ({
  ...{ id, content_type, size },
  url: `${appUrl.value()}/images/${id}`,
});
