/** An image that is put into a mail. Until it is uploaded the mail shows the browser's own copy of it, at `src`. */
export type ImageUpload = {
  src: string;
  file: File;
  state: "uploading" | "uploaded" | "failed";
  /** Bytes. */
  sent: number;
  error: unknown;
  /** Where the uploaded image is. */
  url: string;
  /** Pixels; null for an image that is as wide as a mail. */
  width: number | null;
};

export type ImageUploads = ReturnType<typeof createImageUploads>;

type Sending = {
  send: (file: File, onProgress: (sent: number) => void) => Promise<string>;
  /** Why a file is refused before it is sent. */
  faultOf: (file: File) => unknown;
  widthOf: (file: File) => Promise<number | null>;
};

/** The uploads of one editor, as a store. One that failed stays until it is tried again or dismissed. */
export function createImageUploads({ send, faultOf, widthOf }: Sending) {
  let uploads: readonly ImageUpload[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly ImageUpload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (src: string, values: Partial<ImageUpload>) =>
    set(uploads.map((one) => (one.src === src ? { ...one, ...values } : one)));

  const run = async (src: string, file: File) => {
    change(src, { state: "uploading", sent: 0, error: undefined });
    try {
      const [url, width] = await Promise.all([send(file, (sent) => change(src, { sent })), widthOf(file)]);
      change(src, { state: "uploaded", url, width });
    } catch (error) {
      change(src, { state: "failed", error });
    }
  };
  return {
    all: (): readonly ImageUpload[] => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins to upload a file. @returns what to show meanwhile; undefined if it is refused */
    begin: (file: File): string | undefined => {
      const error = faultOf(file);
      const src = URL.createObjectURL(file);
      const begun: ImageUpload = { src, file, state: "failed", sent: 0, error, url: "", width: null };
      set([...uploads, begun]);
      if (error !== undefined) return undefined;
      void run(src, file);
      return src;
    },
    retry: (src: string): void => {
      const failed = uploads.find((one) => one.src === src && one.state === "failed");
      if (failed) void run(src, failed.file);
    },
    dismiss: (src: string): void => set(uploads.filter((one) => one.src !== src)),
    /** Lets go of the browser's copies. */
    release: (): void => {
      for (const { src } of uploads) URL.revokeObjectURL(src);
    },
  };
}
