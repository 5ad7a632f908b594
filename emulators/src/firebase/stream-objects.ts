import { createReadStream } from "node:fs";

/** A byte range of an object that is streamed from disk. */
class Part {
  readonly byteLength: number;
  private readonly file: string;
  private readonly start: number;

  constructor(file: string, start: number, end: number) {
    this.file = file;
    this.start = start;
    this.byteLength = end - start;
  }

  slice(start: number, end: number): Part {
    return new Part(this.file, this.start + start, Math.min(this.start + end, this.start + this.byteLength));
  }

  sendTo(response: Response): void {
    const end = this.start + this.byteLength - 1;
    createReadStream(this.file, { start: this.start, end, highWaterMark: READ_BYTES })
      .on("error", (error) => response.destroy(error))
      .pipe(response);
  }
}

const READ_BYTES = 1 << 20;
/** Smaller objects are faster to read whole. */
const STREAMED_BYTES = 8 << 20;

interface Response extends NodeJS.WritableStream {
  setHeader(name: string, value: unknown): unknown;
  destroy(error: Error): unknown;
}
interface Metadata {
  contentEncoding?: string;
}
interface Layer {
  path(bucket: string, object: string): string;
  getMetadata(bucket: string, object: string): { size: number; contentEncoding?: string } | undefined;
  getBytes(bucket: string, object: string): unknown;
  getObject(this: Layer, request: unknown): Promise<unknown>;
  _persistence: { getDiskPath(path: string): string };
}
interface Internals {
  StorageLayer?: { prototype: Layer };
  sendFileBytes?(metadata: Metadata, data: unknown, request: unknown, response: Response): unknown;
}

/**
 * Streams large objects. The Storage emulator reads the whole object for each requested range, and for its metadata.
 * @returns a warning if this version of firebase-tools cannot be patched
 */
export function streamObjects(files: Pick<Internals, "StorageLayer">, shared: Internals): string | undefined {
  const layer = files.StorageLayer?.prototype;
  const { sendFileBytes } = shared;
  if (!layer?.getObject || !layer.getBytes || !sendFileBytes) return "Large objects are read whole for each part.";
  const { getObject } = layer;
  layer.getObject = function (request) {
    return getObject.call(Object.create(this, { getBytes: { value: lazily } }), request);
  };
  shared.sendFileBytes = (metadata, data, request, response) => {
    if (!(data instanceof Part)) return sendFileBytes(metadata, data, request, response);
    const end = response.end.bind(response) as (data?: unknown) => Response;
    response.end = ((sent?: unknown) => {
      if (!(sent instanceof Part)) return end(sent);
      response.setHeader("Content-Length", sent.byteLength);
      sent.sendTo(response);
      return response;
    }) as Response["end"];
    return sendFileBytes(metadata, data, request, response);
  };
  return undefined;
}

function lazily(this: Layer, bucket: string, object: string): unknown {
  const metadata = this.getMetadata(bucket, object);
  if (!metadata) return undefined;
  if (metadata.size < STREAMED_BYTES || metadata.contentEncoding === "gzip")
    return Object.getPrototypeOf(this).getBytes.call(this, bucket, object);
  return new Part(this._persistence.getDiskPath(this.path(bucket, object)), 0, Number(metadata.size));
}
