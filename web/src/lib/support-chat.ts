import { runtime } from "./firebase/runtime";

/** The reason why the support's chat is opened (docs/telemetry.md#support-chat). */
export type ChatFlow =
  | "bulkAddLeads"
  | "anotherPaymentMethod"
  | "anotherCustomerPortal"
  | "releaseQuickly"
  | "emailMarketing";

/** The object that the widget's script adds to the page. */
type Widget = { open: (flow: ChatFlow) => void };

/** Whether the deployment has support: a chat, or an e-mail address. */
export function hasSupport(): boolean {
  const { supportChat, supportEmail } = runtime().config;
  return Boolean(supportChat ?? supportEmail);
}

/** Opens the support chat for a flow. Its script is fetched at the first call; without a chat, or if it fails, a mail opens. */
export async function openSupportChat(flow: ChatFlow, subject: string): Promise<void> {
  const { supportChat, supportEmail } = runtime().config;
  try {
    const widget = supportChat && (await loadWidget(supportChat.script));
    if (widget) return widget.open(flow);
  } catch (error) {
    console.warn("The support chat can't be opened", error);
  }
  if (supportEmail) location.href = `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`;
}

let loading: Promise<void> | undefined;

async function loadWidget(src: string): Promise<Widget | undefined> {
  loading ??= new Promise<void>((done, fail) => {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.addEventListener("load", () => done());
    script.addEventListener("error", () => {
      loading = undefined;
      fail(new Error("The widget's script can't be loaded"));
    });
    document.head.append(script);
  });
  await loading;
  return window.supportChat;
}

declare global {
  interface Window {
    supportChat?: Widget;
  }
}
