import { z } from "zod";
import { corporationsKey, corporationsUrl } from "../../../platform/config";

const NORMAL = ["00", "000"];
const NO_DATA = "03";

const Header = z.object({ resultCode: z.string(), resultMsg: z.string() });

/** An empty list comes as "", null or a missing list; a list of one may be its item alone. */
const answerOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    response: z.object({
      header: Header,
      body: z
        .object({
          items: z.union([z.literal("").transform(() => []), z.null().transform(() => []), itemsOf(item)]).optional(),
        })
        .optional(),
    }),
  });

const itemsOf = <Item extends z.ZodType>(item: Item) =>
  z
    .object({ item: z.union([z.array(item), item.transform((one) => [one])]).optional() })
    .transform(({ item: found }) => found ?? []);

/**
 * Calls a service of Korea's public data portal (data.go.kr). The portal refuses with HTTP 200: in JSON with a code or,
 * for keys and quotas, in XML although JSON was requested.
 * @returns the items; none if the service has no data
 */
export async function callDataPortal<Item extends z.ZodType>(
  path: string,
  query: Record<string, string>,
  item: Item,
  signal: AbortSignal,
): Promise<z.infer<Item>[]> {
  const search = new URLSearchParams({ serviceKey: corporationsKey.value(), pageNo: "1", ...query });
  const response = await fetch(`${corporationsUrl.value()}${path}?${search}`, { signal });
  if (!response.ok) throw new Error(`The data portal answered ${response.status}.`);
  return readAnswer(await response.text(), item);
}

/** @throws Error with the portal's code when it refused */
export function readAnswer<Item extends z.ZodType>(text: string, item: Item): z.infer<Item>[] {
  if (text.trimStart().startsWith("<")) throw new Error(`The data portal refused: ${faultIn(text)}`);
  const { header, body } = answerOf(item).parse(JSON.parse(text)).response;
  if (header.resultCode === NO_DATA) return [];
  if (!NORMAL.includes(header.resultCode))
    throw new Error(`The data portal answered ${header.resultCode} ${header.resultMsg}`);
  return body?.items ?? [];
}

const faultIn = (xml: string): string =>
  [/<returnAuthMsg>([^<]*)/, /<errMsg>([^<]*)/].flatMap((part) => part.exec(xml)?.[1] ?? []).join(" ") || "XML";
