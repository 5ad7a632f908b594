import { z } from "zod";
import { WebUrl } from "../../shared/value";
import { emailIssues } from "../email-issues";
import { LINK_VARIABLES } from "../variable/variable";

export const Alignment = z.enum(["left", "center", "right"]);
export type Alignment = z.infer<typeof Alignment>;

const SPACE_OR_MARKUP = /[\s<>"'`\\{}]/;

const isWebAddress = (address: string): boolean => !SPACE_OR_MARKUP.test(address) && WebUrl.safeParse(address).success;

/** `{{reschedule_link}}` and the like: the link is one variable, never a part of an address. */
export const linkVariable = (href: string): string | undefined => {
  const name = /^\{\{\s*([a-z_]+)\s*\}\}$/.exec(href)?.[1];
  return name !== undefined && LINK_VARIABLES.includes(name) ? name : undefined;
};

export const isLinkTarget = (href: string): boolean =>
  linkVariable(href) !== undefined ||
  isWebAddress(href) ||
  (/^(mailto|tel):./i.test(href) && !SPACE_OR_MARKUP.test(href));

/** Where a link in a mail may lead: http(s), mailto, tel, or a variable that is a link. */
export const LinkTarget = z.string().trim().max(2000).refine(isLinkTarget, emailIssues.link);

/** Mail clients load images by https; data: and blob: sources are uploaded before a mail is saved. */
export const ImageSource = z
  .string()
  .max(2000)
  .refine((source) => isWebAddress(source), emailIssues.imageSource);
