/** @jsxImportSource preact */
import { moneyOf } from "../../field/values/money-of";
import { CARD_PX, callLinkOf, cardSubtitle } from "../list/card-subtitle";
import { StageDot } from "./first-marks";
import type { FirstRowsProps } from "./first-table";

/** The cards that fit the window, as the app shows them on a phone. */
export function FirstCards({ kept, page, words }: FirstRowsProps) {
  const amountOf = (amount: number | null) =>
    amount === null ? "" : words.format.money(amount, ...moneyOf(kept.amountField ?? { attributes: {} }));
  return page?.data.slice(0, Math.ceil(innerHeight / CARD_PX)).map((record) => (
    <div
      key={record.id}
      class="card"
      data-first-row
      data-call={callLinkOf(record, words.format) !== undefined}
      style={{ height: `${CARD_PX}px` }}
    >
      <input type="checkbox" />
      <div>
        <p>
          <b>{record.label}</b>
          {record.entity === "deal" ? (
            <span>{amountOf(record.contract_amount)}</span>
          ) : (
            <small>{words.format.date(record.created_at)}</small>
          )}
        </p>
        <p>
          <small>{cardSubtitle(record, words)}</small>
          {record.stage && (
            <small>
              <StageDot stage={record.stage} />
              {record.stage.label}
            </small>
          )}
        </p>
      </div>
    </div>
  ));
}
