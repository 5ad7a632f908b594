const WIDTH = 500;
const HEIGHT = 600;
const TIMEOUT_MS = 600_000;
const CHECK_CLOSED_MS = 1_000;

export type PopupErrorCode = "G-PN-0001" | "G-PN-0002" | "CLOSED" | "TIMEOUT";

/**
 * Why an authorisation popup gave no result (docs/product/platform.md#authorisation-popup). CLOSED means that the user
 * closed it.
 */
export class PopupError extends Error {
  override readonly name = "PopupError";
  readonly code: PopupErrorCode;

  constructor(code: PopupErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The popup's features: centred over this window, on the same screen. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: Window): string {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  return `popup=yes,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}

/**
 * Opens a third party's authorisation page and waits for the message of its last page; messages of other origins are
 * ignored. Call it synchronously in the click handler, or the browser blocks the popup. The address may therefore be a
 * promise.
 */
export async function openPopup(
  url: string | Promise<string>,
  allowedOrigins: readonly string[],
  opener: Window = window,
): Promise<unknown> {
  const popup = opener.open("about:blank", "dure-authorise", popupFeatures(opener));
  if (!popup) throw new PopupError("G-PN-0001", "Failed to open child window");
  try {
    popup.location.href = grantUrl(await url);
  } catch (error) {
    popup.close();
    throw error;
  }
  return answerOf(popup, allowedOrigins, opener);
}

function grantUrl(text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? "")) return text;
  throw new PopupError("G-PN-0002", "Invalid grant url");
}

function answerOf(popup: Window, allowedOrigins: readonly string[], opener: Window): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      opener.removeEventListener("message", hear);
      clearInterval(closedCheck);
      clearTimeout(timeout);
      settle();
    };
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== popup || !allowedOrigins.includes(origin)) return;
      popup.close();
      end(() => resolve(data));
    };
    let wasClosed = false;
    const closedCheck = setInterval(() => {
      // The last page closes itself right after it has sent its message. The message may arrive later, so only a second
      // check gives up.
      if (wasClosed) end(() => reject(new PopupError("CLOSED", "The window was closed")));
      wasClosed = popup.closed;
    }, CHECK_CLOSED_MS);
    const timeout = setTimeout(() => {
      popup.close();
      end(() => reject(new PopupError("TIMEOUT", "The window was open too long")));
    }, TIMEOUT_MS);
    opener.addEventListener("message", hear);
  });
}
