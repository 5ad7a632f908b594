import type { identityApi } from "@dure/domain/identity/api";
import type { Verb } from "../../platform/http/endpoint";
import { changeUser } from "./change-user";

/** The picture itself went from the browser to Cloud Storage, whose rules guard it (storage.rules). */
export const setPicture: Verb<typeof identityApi.setPicture> = (ctx, { body }) =>
  changeUser(ctx, { picture_version: body.has_picture ? ctx.now : null });
