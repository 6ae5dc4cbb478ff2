/** The form that was sent; empty when it cannot be read, such as one of another kind or without its boundary. */
export async function readPostedForm(request: Request): Promise<FormData> {
	return request.formData().catch(() => new FormData());
}
