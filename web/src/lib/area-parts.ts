import { type ComponentType, createContext, use } from "react";

export type GroupPageFormProps = {
  /** The group's booking page; null makes a new one. */
  linkId: string | null;
  /** Called once the page is there as it was entered. */
  onSaved: (page: { linkId: string; attendees: readonly string[] }) => void;
  onClose: () => void;
};

export type RouterMeetingsProps = { routerId: string };

/** The mail that follows a booking or a submission, as booking pages and groups keep it. */
export type FollowUpSetting = { email_template_id: number; sender: string; cc: string[]; bcc: string[] };

/** A setting that a form may not have filled yet. */
type Unfilled<T> = { [Key in keyof T]?: T[Key] | undefined };

export type FollowUpFieldsProps = {
  /** Null sends none. */
  value: (Pick<FollowUpSetting, "email_template_id"> & Unfilled<FollowUpSetting>) | null;
  disabled: boolean;
  /** The server, or the form, refuses it as it is. */
  invalid: boolean;
  onChange: (value: FollowUpSetting | null) => void;
};

/** What an area lends to one that may not import it (`parts` of its routes.tsx). */
export type AreaParts = {
  /** How the attendees of a router's group meet, in a window. */
  GroupPageForm: ComponentType<GroupPageFormProps>;
  /** The same in a line. */
  GroupPageSummary: ComponentType<{ linkId: string }>;
  /** The meetings that came of a router's submissions. */
  RouterMeetings: ComponentType<RouterMeetingsProps>;
  /** Which e-mail template is sent afterwards, in whose name, and to whom else. */
  FollowUpFields: ComponentType<FollowUpFieldsProps>;
};

/** web/src/app fills it with what the areas lend. */
export const AreaPartsContext = createContext<Partial<AreaParts>>({});

export const useAreaParts = (): Partial<AreaParts> => use(AreaPartsContext);
