/** @jsxImportSource preact */
import { BookingApp } from "./booking/booking-app";
import { idInAddress, readFirstData } from "./shell/first-data";
import { start } from "./shell/start";

start(<BookingApp pageId={idInAddress()} first={readFirstData()} />);
