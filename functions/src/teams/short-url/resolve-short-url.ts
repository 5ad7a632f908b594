import { AppError } from "@dure/domain/shared/error";
import type { teamsApi } from "@dure/domain/teams/api";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Verb } from "../../platform/http/endpoint";
import { readShortUrl } from "./short-url-store";

export const resolveShortUrl: Verb<typeof teamsApi.resolveShortUrl> = async (_ctx, { params }) => {
  const original_url = await readShortUrl(params.code);
  if (!original_url) throw new AppError("NOT_FOUND", teamsTexts.shortUrlNotFound);
  return { original_url };
};
