import { Component } from "react";
import { Meta } from "react-router";

/**
 * Title and description of a page. Of data that this tab cannot read, which a newer release sent, nothing can be said: the
 * page is drawn all the same, so that it fails as a page and is loaded anew (app/components/use-fresh-page.ts).
 */
export class HeadMeta extends Component {
	static getDerivedStateFromError(): { isUnreadable: boolean } {
		return { isUnreadable: true };
	}

	override state = { isUnreadable: false };

	override render() {
		return this.state.isUnreadable ? null : <Meta />;
	}
}
