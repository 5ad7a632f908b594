import type { TextsLike } from "../../../lib/language/texts-like";
import type { error as ko } from "../ko/error";

export const error: TextsLike<typeof ko> = {
  title: "Couldn't load this",
  forbidden: "You don't have permission",
  server: "Something went wrong on our side. Please try again in a moment.",
  timeout: "This is taking too long. Please try again in a moment.",
  network: "Can't reach the network. Please check your connection.",
  unknown: "An unknown error has occurred.",
};
