import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { findImports, readImport } from "./import-store";
import { assertOwnImport, viewImport } from "./import-view";

export const listImports: Verb<typeof recordsApi.listImports> = async (ctx) => {
  const found = await findImports(ctx.teamId, ctx.actor.role === "admin" ? undefined : ctx.actor.id);
  return { data: await Promise.all(found.map((made) => viewImport(ctx, made))) };
};

export const getImport: Verb<typeof recordsApi.getImport> = async (ctx, { params }) => {
  const made = await readImport(ctx.teamId, params.id);
  assertOwnImport(made, ctx);
  return viewImport(ctx, made);
};
