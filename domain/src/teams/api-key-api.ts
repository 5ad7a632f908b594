import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { ApiKeyId, ApiKeyView, CreateApiKey, RenameApiKey, RotateApiKey } from "./api-key";

const KeyPath = z.object({ id: ApiKeyId });

/** The team's keys for other programs (docs/product/teams.md#api-keys). */
export const apiKeyApi = {
  listApiKeys: endpoint("admin", { method: "GET", path: "/teams/api-key", summary: "The team's API keys" })
    .input(z.object({}))
    .output(z.object({ data: z.array(ApiKeyView) })),

  createApiKey: endpoint("admin", {
    method: "POST",
    path: "/teams/api-key",
    summary: "Create an API key; only this response shows it",
    successStatus: 201,
  })
    .input(z.object({ body: CreateApiKey }))
    .output(ApiKeyView),

  getApiKey: endpoint("admin", { method: "GET", path: "/teams/api-key/{id}", summary: "An API key, masked" })
    .input(z.object({ params: KeyPath }))
    .output(ApiKeyView),

  renameApiKey: endpoint("admin", { method: "PATCH", path: "/teams/api-key/{id}", summary: "Rename an API key" })
    .input(z.object({ params: KeyPath, body: RenameApiKey }))
    .output(ApiKeyView),

  rotateApiKey: endpoint("admin", {
    method: "POST",
    path: "/teams/api-key/{id}/rotate",
    summary: "Rotate an API key; only this response shows the new one",
  })
    .input(z.object({ params: KeyPath, body: RotateApiKey }))
    .output(ApiKeyView),

  revokeApiKey: endpoint("admin", {
    method: "DELETE",
    path: "/teams/api-key/{id}",
    summary: "Revoke an API key",
    successStatus: 204,
  })
    .input(z.object({ params: KeyPath }))
    .output(z.void()),
};
