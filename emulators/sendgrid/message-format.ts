import type { Address } from "./mail-body";

export function formatAddress(address: Address): string {
  return address.name ? `${address.name} <${address.email}>` : address.email;
}

/** Formats an ISO time in Seoul's zone. */
export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat("ko-KR", { dateStyle: "medium", timeStyle: "medium", timeZone: "Asia/Seoul" }).format(
    new Date(iso),
  );
}
