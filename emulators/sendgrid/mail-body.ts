/** The validated body of `POST /v3/mail/send`. */
export interface MailBody {
  personalizations: Personalization[];
  from: Address;
  reply_to?: Address;
  reply_to_list?: Address[];
  subject?: string;
  content?: { type: string; value: string }[];
  attachments?: Attachment[];
  template_id?: string;
  headers?: Record<string, string>;
  categories?: string[];
  custom_args?: Record<string, string>;
  send_at?: number;
  batch_id?: string;
  asm?: { group_id: number; groups_to_display?: number[] };
  tracking_settings?: { click_tracking?: { enable?: boolean }; open_tracking?: { enable?: boolean } };
  mail_settings?: { sandbox_mode?: { enable?: boolean } };
}

export interface Address {
  email: string;
  name?: string;
}

export interface Personalization {
  to: Address[];
  cc?: Address[];
  bcc?: Address[];
  from?: Address;
  subject?: string;
  headers?: Record<string, string>;
  substitutions?: Record<string, string>;
  dynamic_template_data?: Record<string, unknown>;
  custom_args?: Record<string, string>;
  send_at?: number;
}

export interface Attachment {
  /** Base64. */
  content: string;
  filename: string;
  type?: string;
  disposition?: string;
  content_id?: string;
}
