import type { GenerateContentParameters, GenerateContentResponse } from "@google/genai";
import { researchModel, vertexApiKey, vertexLocation, vertexUrl } from "../../../platform/config";
import { isKeySet } from "../../../platform/is-key-set";

const TIMEOUT_MS = 90_000;

/** The model gave no usable answer, and a retry can't help. */
export class ModelRefused extends Error {
  override readonly name = "ModelRefused";
}

/** Statuses of errors in the request: a wrong key, project or model. */
const PERMANENT = [400, 401, 403, 404];

/**
 * Calls the model on Vertex AI, with an API key or as the functions' service account. The client doesn't retry; the job
 * does.
 * @throws ModelRefused if a retry can't help
 */
export async function callModel(
  params: Omit<GenerateContentParameters, "model">,
  timeoutMs = TIMEOUT_MS,
): Promise<GenerateContentResponse> {
  const { ApiError, GoogleGenAI } = await import("@google/genai");
  const httpOptions = { timeout: timeoutMs, ...(vertexUrl.value() && { baseUrl: vertexUrl.value() }) };
  const client = new GoogleGenAI(
    isKeySet(vertexApiKey.value())
      ? { vertexai: true, apiKey: vertexApiKey.value(), httpOptions }
      : {
          ...{ vertexai: true, httpOptions, location: vertexLocation.value() },
          project: process.env.GCLOUD_PROJECT ?? "",
        },
  );
  try {
    return await client.models.generateContent({ ...params, model: researchModel.value() });
  } catch (error) {
    if (error instanceof ApiError && PERMANENT.includes(error.status)) throw new ModelRefused(error.message);
    throw error;
  }
}

/**
 * The whole text of an answer.
 * @throws ModelRefused if the model stopped for another reason than having finished
 */
export function textOf({ candidates, promptFeedback }: GenerateContentResponse): string {
  const [candidate] = candidates ?? [];
  const text = (candidate?.content?.parts ?? []).map((part) => (part.thought ? "" : (part.text ?? ""))).join("");
  if (candidate?.finishReason !== "STOP" || text === "")
    throw new ModelRefused(
      `The model ended with ${candidate?.finishReason ?? promptFeedback?.blockReason ?? "nothing"}.`,
    );
  return text;
}
