import type { teamsApi } from "@dure/domain/teams/api";
import { appUrl } from "../../platform/config";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { randomText } from "../random-text";
import { createShortUrlDoc } from "./short-url-store";

/** Ten lowercase letters (docs/product/teams.md#short-links): too many to guess, easy to read out. */
const CODE_LENGTH = 10;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export const createShortUrl: Verb<typeof teamsApi.createShortUrl> = (ctx, { body: { original_url } }) =>
  transaction(ctx, async (tx) => {
    const code = randomText(LETTERS, CODE_LENGTH);
    createShortUrlDoc(tx, ctx.teamId, code, original_url, ctx.now);
    return {
      answer: { code, short_url: `${appUrl.value()}/s/${code}` },
      event: { type: "short-url.created", before: null, after: { id: code, original_url } },
    };
  });
