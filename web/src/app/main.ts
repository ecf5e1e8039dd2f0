import { mount } from 'svelte'
import '../theme.css'
import { follow } from '../stores/settings.svelte'
import { followLinks } from './router.svelte'
import App from './App.svelte'

follow()
followLinks()
mount(App, { target: document.getElementById('app')! })
