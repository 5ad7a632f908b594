/** @jsxImportSource preact */
import { idInAddress, readFirstData } from "../../ui/public/shell/first-data";
import { PageFrame } from "../../ui/public/shell/page-frame";
import { start } from "../../ui/public/shell/start";
import { BookingApp } from "./booking/booking-app";
import type { FirstData } from "./shell/first-data";
import "./styles/index.css";

// An address of the page's own does not name its id.
const first = readFirstData<FirstData>();

start(
  <PageFrame>
    <BookingApp pageId={first.page?.id ?? idInAddress()} first={first} />
  </PageFrame>,
);
